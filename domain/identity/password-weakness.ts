/** Weaknesses of a password, in the order in which they are reported (Account §6). */
export const PASSWORD_WEAKNESSES = ['too_short', 'too_long', 'needs_letter_and_digit', 'common'] as const
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number]
