import type { Eye } from '../../domain/prescription/lens-option.ts'

/** `r_sphere`, `l_quantity`; without eyes the plain key (Commerce §3). */
export const fieldName = (isPerEye: boolean, eye: Eye, key: string): string =>
  isPerEye ? `${eye === 'right' ? 'r' : 'l'}_${key}` : key

/** A problem with one field of the form; it contains the typed text, so that nothing typed is lost. */
export type FieldProblem =
  | { readonly _tag: 'NotAValue'; readonly text: string }
  | { readonly _tag: 'ValueMissing' }
  | { readonly _tag: 'ValueNotMade'; readonly value: string }
  | { readonly _tag: 'CombinationNotMade'; readonly value: string }
  | { readonly _tag: 'Dropped'; readonly value: string }
  | { readonly _tag: 'AboveMaximum'; readonly maximum: number }
  | { readonly _tag: 'StopOrder'; readonly stock: number }
  | { readonly _tag: 'NothingChosen' }

/** By field name; `form` for the form as a whole. */
export type Problems = { readonly [name: string]: FieldProblem }

/** The rejected text that a field must continue to show. */
export const rejectedText = (problem: FieldProblem | undefined): string | undefined => {
  switch (problem?._tag) {
    case 'NotAValue':
      return problem.text
    case 'CombinationNotMade':
    case 'ValueNotMade':
      return problem.value
    default:
      return undefined
  }
}
