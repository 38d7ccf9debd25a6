import type { ConfigData } from 'html-validate'

/** The standard's rules; taste, and what React writes its own way, is left out. */
export const STANDARD_HTML: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React closes void elements and writes attributes as it does.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
  },
}
