import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { WireFault } from '../../http-client/ask.ts'
import { makeStaffCall, type StaffCall } from '../../http-client/staff-call.ts'
import { Refused, WronglyCalled, type Typed } from './command.ts'
import type { Terminal } from './terminal.ts'

/** What a command takes that can ask a shop that runs elsewhere. */
export const OF_RUNNING_SHOP = { url: { type: 'string' }, token: { type: 'string' } } as const

/** Whom to ask, where both were named. A token on a command line stands in the history of the shell: one by `IRIS_TOKEN` does not. */
export const runningShop = ({ url, token = process.env['IRIS_TOKEN'] }: Typed['flags'], terminal: Terminal): StaffCall | undefined => {
  if (url === undefined) return undefined
  if (typeof url !== 'string' || !URL.canParse(url)) throw new WronglyCalled('--url names no shop, such as https://www.iris.example')
  if (typeof token !== 'string') throw new WronglyCalled('--url wants --token, or IRIS_TOKEN, which somebody at the desk makes')
  const log = ({ operation, codec, paths = [], status, error }: WireFault): void => {
    const why = error instanceof Error ? error.message : status === undefined ? `${codec} ${paths.join(', ')}` : `status ${status}`
    terminal.complain(`${operation}: ${why}`)
  }
  return makeStaffCall({ fetch, url: new URL(url).origin, token, log })
}

const problemOf = (failure: Failure): string => {
  switch (failure._tag) {
    case 'NotSignedIn': return 'The shop does not know this token, or it has ended.'
    case 'NotAllowed': return 'This token may not do that.'
    case 'NotFound': return 'There is nothing by that name.'
    case 'ServiceUnavailable': return 'The shop did not answer so that it could be understood.'
    default: return `Refused: ${failure._tag}.`
  }
}

export const answered = async <Answer>(asked: TaskEither<Failure, Answer>): Promise<Answer> => {
  const answer = await asked()
  if (E.isLeft(answer)) throw new Refused(problemOf(answer.left))
  return answer.right
}
