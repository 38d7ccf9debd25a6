const HEADS = /\p{L}(linsen?|tropfen|lösung(?:en)?|brillen?|mittel|behälter|tücher|spray)(?!\p{L})/giu

/** German writes two words as one: whoever types "Linsen" or "Tropfen" means Tageslinsen and Augentropfen too. */
export const withHeads = (text: string): string => {
  const heads = new Set([...text.matchAll(HEADS)].map(([, head = '']) => head.toLowerCase()))
  return [text, ...heads].join(' ')
}
