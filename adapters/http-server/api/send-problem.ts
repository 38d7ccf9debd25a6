import type { FastifyReply } from 'fastify'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { PROBLEM_TYPE, type ProblemWire } from '../../commerce-api/problem.codec.ts'
import { problemOf } from './problem.ts'
import type { Words } from './words.ts'

/** Seconds before a client should retry. */
const retryAfter = (failure: Failure): number | undefined => {
  if (failure._tag === 'TooManyAttempts') return failure.minutes * 60
  return failure._tag === 'ServiceUnavailable' ? 5 : undefined
}

export const sendProblem = (reply: FastifyReply, problem: ProblemWire): FastifyReply =>
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(`${PROBLEM_TYPE}; charset=utf-8`)
    .send(JSON.stringify(problem))

export const sendFailure = (reply: FastifyReply, failure: Failure, words: Words, at: At): FastifyReply => {
  const seconds = retryAfter(failure)
  if (seconds !== undefined) void reply.header('retry-after', seconds)
  return sendProblem(reply, problemOf(failure, words, at))
}
