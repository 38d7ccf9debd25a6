import type { Eye } from '../../domain/prescription/lens-option.ts'

/** `r_sphere`, `l_quantity`; without eyes the plain key (Commerce §3). */
export const fieldName = (isPerEye: boolean, eye: Eye, key: string): string =>
  isPerEye ? `${eye === 'right' ? 'r' : 'l'}_${key}` : key
