import type { LocalText } from '../../../domain/shop/locale.ts'

/** A word or sentence of a letter in all four languages; none may be forgotten. */
export type MailText = Required<LocalText>
/** A sentence that speaks to the shopper: Sie or du, vous or tu, Lei or tu. English has one voice (decision A62). */
export type VoicedText = { readonly formal: MailText; readonly informal: MailText }
