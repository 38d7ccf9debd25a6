import { fillEye } from './choose-value.ts'
import { openLensForm } from './lens-form.ts'
import type { LensOption } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { presetOption } from './preset-option.ts'

/** What of one lens another can be made in as well, with what is made in one value only; the rest is to be chosen anew. */
export const carriedOver = (option: LensOption, space: LensSpace): LensOption => ({
  ...presetOption(space),
  ...fillEye(openLensForm(space), 'right', option).form.eyes.right.chosen,
})
