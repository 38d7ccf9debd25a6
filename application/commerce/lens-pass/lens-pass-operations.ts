import type { lensPassContract } from '../../contract/lens-pass.ts'
import type { UseCases } from '../operation.ts'
import { makeAddLensValues } from './add-lens-values.ts'
import { makeCorrectLensValues } from './correct-lens-values.ts'
import { makeGetLensPass } from './get-lens-pass.ts'
import { makeGetLensValueSuggestions } from './get-lens-value-suggestions.ts'
import { makeImportLensValues } from './import-lens-values.ts'
import { makeRemoveLensValues } from './remove-lens-values.ts'
import { makeRemoveLensWearer } from './remove-lens-wearer.ts'
import { makeRenameLensWearer } from './rename-lens-wearer.ts'

export const lensPassOperations = {
  getLensPass: makeGetLensPass,
  getLensValueSuggestions: makeGetLensValueSuggestions,
  addLensValues: makeAddLensValues,
  importLensValues: makeImportLensValues,
  correctLensValues: makeCorrectLensValues,
  removeLensValues: makeRemoveLensValues,
  renameLensWearer: makeRenameLensWearer,
  removeLensWearer: makeRemoveLensWearer,
} satisfies UseCases<typeof lensPassContract>
