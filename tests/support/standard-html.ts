import type { ConfigData } from 'html-validate'

/** The rules of the standard; style rules, and what React writes differently, are disabled. */
export const STANDARD_HTML: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React closes void elements and writes attributes in this form.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
  },
}
