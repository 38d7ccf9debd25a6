import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Where a request comes from, for counting: all addresses of one household are one place. */
export const placeOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip)
