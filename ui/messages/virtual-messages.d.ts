declare module 'virtual:messages' {
  type Language = import('./text-part.ts').Language
  type Messages = import('./load-messages.ts').Messages

  /** ICU syntax trees by message id, as react-intl expects them. */
  export const texts: { readonly [language in Language]: () => Promise<{ readonly messages: Messages }> }
}
