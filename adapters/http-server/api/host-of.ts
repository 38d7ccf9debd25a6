import type { FastifyRequest } from 'fastify'

/** The host a request was sent to, with its port. What a header says it was meant for instead could be anybody's word. */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? ''
