import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobName } from '../../../domain/job/job-name.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { JobFailures, Unreadable } from './job-failures.port.ts'

export type JobDeps = { readonly jobFailures: JobFailures; readonly clock: Clock }

/** The items of a job, and what is done with each of them. */
export type JobWork<Item, Done> = {
  readonly job: JobName
  /** Takes what is due; a row that cannot be read is told of and left out. */
  readonly take: (unreadable: Unreadable) => TaskEither<ServiceUnavailable, readonly Item[]>
  /** The number by which somebody finds it; nothing that opens anything. */
  readonly idOf: (item: Item) => string
  readonly work: (item: Item) => TaskEither<unknown, Done>
  /** Whether the items are done at the same time; one after the other unless said otherwise. */
  readonly atOnce?: boolean
}

/** What became of a round: how many items there were, and what came of those that were done. */
export type JobRun<Done> = { readonly taken: number; readonly done: readonly Done[] }

const fail = async ({ jobFailures, clock }: JobDeps, job: JobName, item: string, error: unknown): Promise<void> => {
  // A database that is away cannot note it either; the line in the log is written before.
  await jobFailures.note({ job, item, error, at: clock.now() })().catch(() => undefined)
}

/** One round of a job: each of its items is done by itself, and what had failed before is cleared when the round ends. */
export type JobItems = {
  /** A refusal and a defect are noted under the number of the item, and what fails keeps nobody else back. */
  readonly doOne: <Done>(item: string, work: () => TaskEither<unknown, Done>) => Promise<E.Either<unknown, Done>>
  readonly end: () => Promise<void>
}

const openItems = (deps: JobDeps, job: JobName): JobItems => {
  const succeeded: string[] = []
  return {
    doOne: async (item, work) => {
      const outcome = await Promise.resolve().then(() => work()()).catch((error: unknown) => E.left(error))
      if (E.isLeft(outcome)) await fail(deps, job, item, outcome.left)
      else succeeded.push(item)
      return outcome
    },
    end: async () => {
      if (succeeded.length > 0) await deps.jobFailures.clear(job, succeeded)().catch(() => undefined)
    },
  }
}

/** A round whose items come one by one. */
export const runBatch = <Told>(
  deps: JobDeps, job: JobName, round: (items: JobItems) => TaskEither<ServiceUnavailable, Told>,
): TaskEither<ServiceUnavailable, Told> => async () => {
  const items = openItems(deps, job)
  const told = await round(items)()
  await items.end()
  return told
}

/** For a job whose items keep their own failures: a refusal is an answer, and only a defect fails. */
export const answered = <Refused, Value>(work: TaskEither<Refused, Value>): TaskEither<never, E.Either<Refused, Value>> =>
  async () => E.right(await work())

/** Takes what is due, and notes the rows that cannot be read; answers how many of those there were as well. */
export const readableOf = <Taken>(
  deps: JobDeps, job: JobName, take: (unreadable: Unreadable) => TaskEither<ServiceUnavailable, Taken>,
): TaskEither<ServiceUnavailable, { readonly taken: Taken; readonly unreadable: number }> => async () => {
  const unreadable: (readonly [item: string, error: unknown])[] = []
  const taken = await take((item, error) => { unreadable.push([item, error]) })()
  for (const [item, error] of unreadable) await fail(deps, job, item, error)
  return E.isLeft(taken) ? taken : E.right({ taken: taken.right, unreadable: unreadable.length })
}

/**
 * The one way in which a job goes through its items: each is done by itself, what fails or cannot be read is logged, counted and kept
 * with its number until it succeeds, and all the others are done.
 */
export const eachItem = <Item, Done>(
  deps: JobDeps, { job, take, idOf, work, atOnce = false }: JobWork<Item, Done>,
): TaskEither<ServiceUnavailable, JobRun<Done>> => async () => {
  const readable = await readableOf(deps, job, take)()
  if (E.isLeft(readable)) return readable
  const items = readable.right.taken
  const { doOne, end } = openItems(deps, job)
  const one = (item: Item) => doOne(idOf(item), () => work(item))
  const outcomes: E.Either<unknown, Done>[] = []
  if (atOnce) outcomes.push(...await Promise.all(items.map(one)))
  else for (const item of items) outcomes.push(await one(item))
  await end()
  return E.right({ taken: items.length, done: outcomes.flatMap((outcome) => (E.isRight(outcome) ? [outcome.right] : [])) })
}
