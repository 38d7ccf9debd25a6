import type { Locale } from '../../domain/shop/locale.ts'

/** Every language by its own name. */
export const LANGUAGE_NAMES: { readonly [locale in Locale]: string } = {
  de: 'Deutsch', en: 'English', fr: 'Français', it: 'Italiano',
}
