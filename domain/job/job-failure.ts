import type { JobName } from './job-name.ts'

/** What a job could not do: of which item, why, how often it was tried, and since when. */
export type JobFailure = {
  readonly job: JobName
  /** The number of what it is about; `round` where the job could not even look what there is to do. */
  readonly item: string
  readonly why: string
  readonly tries: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** The name of a job's whole run, in place of an item of it. */
export const ROUND = 'round'

const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60 * MINUTE

/** When an item that failed so often is looked at again: after one, two, four … minutes, at most six hours. */
export const tryAgainAt = (failedAt: Date, tries: number): Date =>
  new Date(failedAt.getTime() + Math.min(MINUTE * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE))

/**
 * For how long a failure that does not come again is still shown: longer than the longest pause between two tries, so that what still
 * fails is never missing. Milliseconds.
 */
const SHOWN_FOR = 2 * 24 * 60 * MINUTE

/** Failures since then are shown. */
export const failuresShown = (now: Date): Date => new Date(now.getTime() - SHOWN_FOR)

const MOST_LETTERS = 200

const textIn = (error: object, name: 'name' | 'code' | 'message' | '_tag'): string | undefined => {
  const text: unknown = Reflect.get(error, name)
  return typeof text === 'string' ? text : undefined
}

/**
 * Why something failed, in words that can be kept: the kind of refusal, or the class and code of an error. What an error says can quote
 * what somebody typed; only that of a row that cannot be read never does, but for its key, which may open something.
 */
export const whyOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const [tag, name, code] = [textIn(error, '_tag'), textIn(error, 'name'), textIn(error, 'code')]
  const unreadable = name === 'UnreadableRow' ? textIn(error, 'message')?.replace(/^Row \S+ of/, 'A row of') : undefined
  const named = [name ?? 'unknown', code].filter(Boolean).join(' ')
  return (tag ?? unreadable ?? named).slice(0, MOST_LETTERS)
}
