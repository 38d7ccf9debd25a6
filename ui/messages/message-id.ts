import type { TEXTS } from './texts.ts'

/** Every text the shop can say; a wrong id does not compile. */
export type MessageId = keyof typeof TEXTS
