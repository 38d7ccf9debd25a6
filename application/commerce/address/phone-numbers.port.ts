/** Numbering plans of countries. */
export interface PhoneNumbers {
  /** Whether a number can exist: `+` and digits, the calling code first. */
  readonly canBe: (phone: string) => boolean
}
