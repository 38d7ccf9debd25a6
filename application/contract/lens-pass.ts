import type { TypedLensValues } from '../../domain/lens-pass/read-lens-values.ts'
import type { ShownWearer } from '../../domain/lens-pass/shown-lens-pass.ts'
import type { SuggestedValues } from '../../domain/lens-pass/suggest-values.ts'
import { none, operation, type } from './operation.ts'

type Wearers = readonly ShownWearer[]
type OfEntry = { readonly id: number }

/** Lens profiles of the customer and their family. Each answer about them is the whole profile. */
export const lensPassContract = {
  getLensPass: operation({ input: none, output: type<Wearers>(), refusals: [], permission: 'customer' }),
  /** Values from the customer's orders that are not in the profile yet. */
  getLensValueSuggestions: operation({ input: none, output: type<readonly SuggestedValues[]>(), refusals: [], permission: 'customer' }),
  addLensValues: operation({
    input: type<{ readonly wearer: string; readonly values: TypedLensValues }>(), output: type<Wearers>(),
    refusals: ['InvalidLensValues', 'LensPassFull', 'NotFound'], permission: 'customer',
  }),
  /** Values of lines of an own order. */
  importLensValues: operation({
    input: type<{ readonly wearer: string; readonly orderId: number; readonly lineIds: readonly string[] }>(), output: type<Wearers>(),
    refusals: ['InvalidLensValues', 'LensPassFull', 'NotFound'], permission: 'customer',
  }),
  correctLensValues: operation({
    input: type<OfEntry & { readonly values: TypedLensValues }>(), output: type<Wearers>(), refusals: ['InvalidLensValues', 'NotFound'],
    permission: 'customer',
  }),
  removeLensValues: operation({ input: type<OfEntry>(), output: type<Wearers>(), refusals: ['NotFound'], permission: 'customer' }),
  renameLensWearer: operation({
    input: type<OfEntry & { readonly name: string }>(), output: type<Wearers>(),
    refusals: ['InvalidLensValues', 'WearerExists', 'NotFound'],
    permission: 'customer',
  }),
  removeLensWearer: operation({ input: type<OfEntry>(), output: type<Wearers>(), refusals: ['NotFound'], permission: 'customer' }),
}
