import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { splitEyes } from '../../../domain/prescription/eyes.ts'
import { EYES, type Eye, type LensOption } from '../../../domain/prescription/lens-option.ts'
import { as, computed, written } from '../codec/field.ts'
import { within } from '../codec/record.ts'
import type { ValueCodec } from '../codec/value-codec.ts'
import { ProductIdNumber } from './names.codec.ts'
import { OptionRecord, optionToWire, type WireOption } from './option.codec.ts'

const PREFIX = /^[rl]_/

type EyeOption = { readonly eye?: Eye; readonly option: LensOption }

const eyesIn = (option: WireOption): readonly Eye[] =>
  EYES.filter((eye) => Object.keys(splitEyes(option)[eye]).length > 0)

/**
 * The eye of an option and its values; undefined if the keys name both eyes, or one eye beside plain keys. Unknown keys stay in, so that
 * the domain can name them in its refusal.
 */
const eyeOptionOf = (option: WireOption): EyeOption | undefined => {
  const [eye, otherEye] = eyesIn(option)
  if (eye === undefined) return { option }
  const keys = Object.keys(option)
  if (otherEye !== undefined || keys.some((key) => !PREFIX.test(key))) return undefined
  return { eye, option: Object.fromEntries(Object.entries(option).map(([key, value]) => [key.slice(2), value])) }
}

/** The values of one eye, or plain ones. */
export const OneEyeOption: ValueCodec<WireOption> = Object.assign(
  new t.Type<WireOption, WireOption, unknown>(
    'Option',
    OptionRecord.is,
    (input, context) => E.flatMap((option: WireOption) =>
      eyeOptionOf(option) === undefined ? t.failure<WireOption>(input, context, 'validation.one_eye_an_item') : t.success(option),
    )(OptionRecord.validate(input, context)),
    t.identity,
  ),
  { schema: OptionRecord.schema },
)

/** A product and its chosen values in a record of a request; their names say for which eye they are. */
export const chosenProduct = (wireName: string, codec: ValueCodec<WireOption>) => {
  type Wire = Readonly<Record<string, { readonly option: WireOption }>>
  const chosen = (wire: Wire): EyeOption => eyeOptionOf(wire[wireName]?.option ?? {}) ?? { option: {} }
  return within(wireName, {
    productId: ProductIdNumber,
    eye: computed((wire: Wire) => chosen(wire).eye),
    option: computed((wire: Wire) => chosen(wire).option),
    options: written(as('option', codec), ({ eye, option }: EyeOption) => optionToWire(eye, option)),
  })
}
