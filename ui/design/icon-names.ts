/** The symbols in icons.svg. */
export const ICON_NAMES = [
  'account', 'alert', 'arrow-left', 'arrow-right', 'box', 'calendar', 'cart', 'case', 'check', 'chevron-down',
  'chevron-left', 'chevron-right', 'chevron-up', 'clock', 'close', 'copy', 'document', 'drop', 'edit', 'eye',
  'external', 'filter', 'globe', 'grid', 'heart', 'home', 'info', 'lens', 'list', 'lock', 'mail', 'menu', 'minus',
  'payment', 'phone', 'pin', 'plus', 'reorder', 'return', 'savings', 'search', 'shield', 'shipping', 'star',
  'sunglasses', 'support', 'trash', 'user-check',
] as const

export type IconName = (typeof ICON_NAMES)[number]
