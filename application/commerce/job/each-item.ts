import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobName } from '../../../domain/job/job-name.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { JobFailures, Unreadable } from './job-failures.port.ts'

export type JobDeps = { readonly jobFailures: JobFailures; readonly clock: Clock }

/** The items of a job, and what is done with each. */
export type JobWork<Item, Done> = {
  readonly job: JobName
  /** Claims what is due; unreadable rows are reported and left out. */
  readonly take: (unreadable: Unreadable) => TaskEither<ServiceUnavailable, readonly Item[]>
  /** A reference that staff can look up; never a secret. */
  readonly idOf: (item: Item) => string
  readonly work: (item: Item) => TaskEither<unknown, Done>
  /** Whether items are processed concurrently; sequentially by default. */
  readonly atOnce?: boolean
}

/** The result of a run: the number of items, and the results of those that succeeded. */
export type JobRun<Done> = { readonly taken: number; readonly done: readonly Done[] }

const fail = async ({ jobFailures, clock }: JobDeps, job: JobName, item: string, error: unknown): Promise<void> => {
  // Without a database it cannot be recorded either; the log line is written before.
  await jobFailures.note({ job, item, error, at: clock.now() })().catch(() => undefined)
}

/** One run of a job: each item is processed on its own, and earlier failures of successful items are cleared at the end. */
export type JobItems = {
  /** Refusals and errors are recorded under the item's reference; a failing item stops no other. */
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

/** A run whose items come one by one. */
export const runBatch = <Result>(
  deps: JobDeps, job: JobName, run: (items: JobItems) => TaskEither<ServiceUnavailable, Result>,
): TaskEither<ServiceUnavailable, Result> => async () => {
  const items = openItems(deps, job)
  const result = await run(items)()
  await items.end()
  return result
}

/** For a job whose items store their own failures: a refusal is a result, and only an error fails. */
export const refusalAsResult = <Refused, Value>(work: TaskEither<Refused, Value>): TaskEither<never, E.Either<Refused, Value>> =>
  async () => E.right(await work())

/** Claims what is due and records unreadable rows; also returns how many those were. */
export const readableOf = <Taken>(
  deps: JobDeps, job: JobName, take: (unreadable: Unreadable) => TaskEither<ServiceUnavailable, Taken>,
): TaskEither<ServiceUnavailable, { readonly taken: Taken; readonly unreadable: number }> => async () => {
  const unreadable: (readonly [item: string, error: unknown])[] = []
  const taken = await take((item, error) => { unreadable.push([item, error]) })()
  for (const [item, error] of unreadable) await fail(deps, job, item, error)
  return E.isLeft(taken) ? taken : E.right({ taken: taken.right, unreadable: unreadable.length })
}

/**
 * Runs a job over its items: each is processed on its own; failures and unreadable rows are logged, counted and stored with their
 * reference until they succeed; all other items are processed.
 */
export const eachItem = <Item, Done>(
  deps: JobDeps, { job, take, idOf, work, atOnce = false }: JobWork<Item, Done>,
): TaskEither<ServiceUnavailable, JobRun<Done>> => async () => {
  const readable = await readableOf(deps, job, take)()
  if (E.isLeft(readable)) return readable
  const items = readable.right.taken
  const { doOne, end } = openItems(deps, job)
  const runItem = (item: Item) => doOne(idOf(item), () => work(item))
  const outcomes: E.Either<unknown, Done>[] = []
  if (atOnce) outcomes.push(...await Promise.all(items.map(runItem)))
  else for (const item of items) outcomes.push(await runItem(item))
  await end()
  return E.right({ taken: items.length, done: outcomes.flatMap((outcome) => (E.isRight(outcome) ? [outcome.right] : [])) })
}
