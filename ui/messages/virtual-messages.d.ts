declare module 'virtual:messages' {
  type Locale = import('../../domain/shop/locale.ts').Locale
  type Tone = import('../../domain/shop/brand-channel.ts').Tone
  type Part = import('./text-part.ts').TextPart
  type Texts = Partial<import('./load-messages.ts').Messages>

  /** ICU syntax trees by message id, as react-intl expects them. */
  export const texts: { readonly [name in `${Locale}/${Tone}/${Part}`]: () => Promise<{ readonly messages: Texts }> }
}
