import { fillEye } from './choose-value.ts'
import { openLensForm } from './lens-form.ts'
import type { LensOption } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { presetOption } from './preset-option.ts'

/** The values of one lens that another is made in as well, with its single-value parameters; the others must be chosen again. */
export const carriedOver = (option: LensOption, space: LensSpace): LensOption => ({
  ...presetOption(space),
  ...fillEye(openLensForm(space), 'right', option).form.eyes.right.chosen,
})
