const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether the text has no half of a character. `String.prototype.isWellFormed` is newer than the oldest supported browsers. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text)
