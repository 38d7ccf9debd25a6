import type { FastifyRequest } from 'fastify'

/** The host a request was sent to, with its port. X-Forwarded-Host is ignored, because anybody can set it. */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? ''
