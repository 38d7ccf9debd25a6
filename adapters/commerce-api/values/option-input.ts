import { splitEyes } from '../../../domain/prescription/eyes.ts'
import { EYES, type Eye, type LensOption } from '../../../domain/prescription/lens-option.ts'
import type { WireOption } from './option.codec.ts'

const PREFIX = /^[rl]_/

const eyesIn = (option: WireOption): readonly Eye[] =>
  EYES.filter((eye) => Object.keys(splitEyes(option)[eye]).length > 0)

/**
 * The eye of an option and its values; undefined if the keys name both eyes, or one eye beside plain keys. Unknown keys stay in, so that
 * the domain can name them in its refusal.
 */
export const optionInputOf = (option: WireOption): { readonly eye?: Eye; readonly option: LensOption } | undefined => {
  const [eye, otherEye] = eyesIn(option)
  if (eye === undefined) return { option }
  const keys = Object.keys(option)
  if (otherEye !== undefined || keys.some((key) => !PREFIX.test(key))) return undefined
  return { eye, option: Object.fromEntries(Object.entries(option).map(([key, value]) => [key.slice(2), value])) }
}
