/** Emulates display settings: scripts cannot set them in a browser window. */
export const COLOURS = ['of the brand', 'forced'] as const
export const MOTIONS = ['usual', 'reduced'] as const
export const TEXT_SIZES = ['100 %', '200 %', '400 %'] as const

export type DisplaySettings = { readonly colours: string; readonly motion: string; readonly textSize: string }

const written = new WeakMap<CSSMediaRule, string>()

const answer = (rule: CSSMediaRule, condition: string, isMet: boolean): void => {
  const text = written.get(rule) ?? rule.media.mediaText
  if (!text.includes(condition)) return
  written.set(rule, text)
  rule.media.mediaText = isMet ? 'all' : text
}

const mediaRules = (rules: CSSRuleList): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner
  })

/** Media rules about the user's preferences follow the toolbar. */
const answerMediaRules = ({ colours, motion }: DisplaySettings): void => {
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
    answer(rule, 'forced-colors: active', colours === 'forced')
    answer(rule, 'prefers-reduced-motion: reduce', motion === 'reduced')
  }
}

/** Applies display settings to the page: forced colours, reduced motion, larger text. */
export const applyDisplaySettings = (settings: DisplaySettings): void => {
  answerMediaRules(settings)
  const { dataset, style } = document.documentElement
  dataset['colours'] = settings.colours
  style.fontSize = settings.textSize === '100 %' ? '' : settings.textSize.replace(' ', '')
}
