import type { TEXTS } from './texts.ts'

/** The ids of all texts; a wrong id does not compile. */
export type MessageId = keyof typeof TEXTS
