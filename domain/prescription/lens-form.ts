import { DEFAULT_QUANTITY } from '../quantity/quantity.ts'
import type { Quantity } from '../quantity/quantity.ts'
import type { Eye, LensOption } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { presetOption } from './preset-option.ts'

/** The selection for one eye; quantity 0 means no lens for it. */
export type EyeForm = { readonly chosen: LensOption; readonly quantity: Quantity | 0 }

/** The values of both eyes while a shopper chooses them; the chosen values of an eye are always compatible. */
export type LensForm = { readonly space: LensSpace; readonly eyes: { readonly [eye in Eye]: EyeForm } }

const changeEye = (form: LensForm, eye: Eye, change: Partial<EyeForm>): LensForm =>
  ({ ...form, eyes: { ...form.eyes, [eye]: { ...form.eyes[eye], ...change } } })

/** Parameters with a single value are preset. */
export const openLensForm = (space: LensSpace): LensForm => {
  const eye: EyeForm = { chosen: presetOption(space), quantity: DEFAULT_QUANTITY }
  return { space, eyes: { right: eye, left: eye } }
}

export const withChosen = (form: LensForm, eye: Eye, chosen: LensOption): LensForm => changeEye(form, eye, { chosen })

export const chooseQuantity = (form: LensForm, eye: Eye, quantity: Quantity | 0): LensForm =>
  changeEye(form, eye, { quantity })

/** Copies values and quantity to the left eye. */
export const copyRightToLeft = (form: LensForm): LensForm => changeEye(form, 'left', form.eyes.right)
