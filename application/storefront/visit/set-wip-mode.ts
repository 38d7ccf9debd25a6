import * as E from '../../../domain/either.ts'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { isWip } from '../../../domain/visit/wip-mode.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { WipKeeper } from './wip-keeper.port.ts'

/**
 * Turns the mode for unfinished work on or off as the URL says, and returns whether it is on. It shows its banner, and nothing that a
 * visitor must not see (Account §4.4, decision S15). Without library: every page reads it.
 */
export type SetWipMode = (search: string) => TaskEither<Failure, boolean>
export const SetWipMode = token<SetWipMode>('SetWipMode')

export const makeSetWipMode =
  ({ wip }: { readonly wip: WipKeeper }): SetWipMode =>
  (search) => () => {
    const mode = new URLSearchParams(search).get('mode')
    const isOn = isWip({ mode, stored: wip.read() })
    if (mode !== null) (isOn ? wip.store : wip.clear)()
    return Promise.resolve(E.right(isOn))
  }
