declare module 'virtual:messages/*' {
  /** ICU syntax trees by message id, as react-intl takes them. */
  export const messages: Record<string, import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
}
