import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { mayDo, type StaffHolder, type StaffRight } from '../../../domain/staff/staff-right.ts'

/** One thing that the shop's people do, under their name: asked for the right it takes each time, wherever it is called from. */
export const forStaff =
  <Asked extends readonly unknown[], Answer>(
    right: StaffRight, run: (holder: StaffHolder, ...asked: Asked) => TE.TaskEither<Failure, Answer>,
  ) =>
  (holder: StaffHolder, ...asked: Asked): TE.TaskEither<Failure, Answer> =>
    mayDo(holder, right) ? run(holder, ...asked) : TE.left({ _tag: 'NotAllowed' })
