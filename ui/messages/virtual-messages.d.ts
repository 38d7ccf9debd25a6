declare module 'virtual:messages/*' {
  /** ICU syntax trees by message id, as react-intl takes them. */
  export const messages: Record<import('./message-id.ts').MessageId, import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
}
