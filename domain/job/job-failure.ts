import type { JobName } from './job-name.ts'

/** A failure of a job: the item, the reason, the number of attempts, and since when. */
export type JobFailure = {
  readonly job: JobName
  /** The id of the item; `round` if the job could not even load its items. */
  readonly item: string
  readonly reason: string
  readonly attempts: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** Replaces the item if a whole run failed. */
export const WHOLE_JOB = 'round'

const MINUTE = 60_000
const MAX_PAUSE = 6 * 60 * MINUTE

/** When a failed item is retried: after one, two, four … minutes, at most six hours. */
export const tryAgainAt = (failedAt: Date, tries: number): Date =>
  new Date(failedAt.getTime() + Math.min(MINUTE * 2 ** Math.min(tries - 1, 20), MAX_PAUSE))

/**
 * How long a failure is shown after it last occurred: longer than the longest pause between two attempts, so that an ongoing failure is
 * always listed. Milliseconds.
 */
const LISTED_FOR = 2 * 24 * 60 * MINUTE

/** Failures after this moment are shown. */
export const listedFailuresSince = (now: Date): Date => new Date(now.getTime() - LISTED_FOR)

const MAX_LENGTH = 200

const textIn = (error: object, name: 'name' | 'code' | 'message' | '_tag'): string | undefined => {
  const text: unknown = Reflect.get(error, name)
  return typeof text === 'string' ? text : undefined
}

/**
 * The reason of a failure in a form that may be stored: the tag of a refusal, or the class and code of an error. An error message can
 * quote what somebody typed; only that of an unreadable row does not, except for its key, which is removed because it may be a
 * credential.
 */
export const whyOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const [tag, name, code] = [textIn(error, '_tag'), textIn(error, 'name'), textIn(error, 'code')]
  const unreadable = name === 'UnreadableRow' ? textIn(error, 'message')?.replace(/^Row \S+ of/, 'A row of') : undefined
  const named = [name ?? 'unknown', code].filter(Boolean).join(' ')
  return (tag ?? unreadable ?? named).slice(0, MAX_LENGTH)
}
