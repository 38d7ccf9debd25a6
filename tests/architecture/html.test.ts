import { expect, it } from 'vitest'
import { elements, fieldsOf, markupOf, textOf, textPiecesOf } from '../support/html.ts'
import { expressionsIn, expressionsOf, type Expression } from './expressions.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** These read other languages than HTML, or change HTML that they do not read. */
const OTHERS: Readonly<Record<string, string>> = {
  'tests/adapters/mail/smtp-mailer.test.ts': 'the source of a mail',
  'tests/adapters/mail/one-click-unsubscribe.test.ts': 'a mail header',
  'tests/application/commerce/mail/complete-mails.test.ts': 'the text of a mail, in which a tag is text',
  'tests/architecture/drawings.test.ts': 'sources with JSX',
  'tests/architecture/expressions.test.ts': 'expressions as examples',
  'tests/architecture/expressions.ts': 'characters of an expression',
  'tests/architecture/html.test.ts': 'expressions as examples',
  'tests/architecture/page-data.ts': 'sources with types',
  'tests/architecture/spread-props.ts': 'sources with JSX',
  'tests/support/system/find-german-text.ts': 'messages with tags, before they are rendered',
  'tests/support/system/hostile-markup.ts': 'changes the spelling of markup',
  'tests/system/composed-content.test.ts': 'changes a page on its way to the browser',
  'tests/system/crawl.test.ts': 'changes a page to see the crawler report it',
  'tests/system/public-address.test.ts': 'removes the addresses from a page',
  'tests/tools/pictures/draw-product.test.ts': 'SVG as text: its size and what it must not contain',
  'tests/ui/form/typed-fields.test.ts': 'sources with JSX',
  'tests/ui/security/trusted-types.test.ts': 'sources with JSX',
}

const TAG = /<\\?\/?(?:[a-z![(]|\\w)|>\(?\[\^<|<\[\^>/i
const ATTRIBUTE = /\b(?:href|name|value|id|class|type|src|role|content|action|alt|title|aria-\w+|data-\w+)=\\?"/i
const GROUPS = /\(\?(?:<?[=!]|<\w+>|:)/g

const isMarkup = ({ pattern }: Expression): boolean => {
  const plain = pattern.replaceAll(GROUPS, '(')
  return TAG.test(plain) || ATTRIBUTE.test(plain)
}

it('tests read HTML through a DOM (tests/support/html.ts), not with regular expressions', () => {
  const found = expressionsIn(ROOT, ['tests']).filter(isMarkup)
  expect(found.filter(({ file }) => !(file in OTHERS)).map(({ file, pattern }) => `${file}: /${pattern}/`)).toEqual([])
  expect(Object.keys(OTHERS).filter((file) => found.every((one) => one.file !== file))).toEqual([])
})

it.each([
  '/<h1[^>]*>(.*?)<\\/h1>/', '/<[^>]+>/g', '/name="token" value="([^"]*)"/', '/>([^<]+)</', '/<(a|button) /', '/<main.*?<\\/main>/s',
])('a regular expression over HTML is found: %s', (planted) => {
  expect(expressionsOf('planted.ts', `const found = ${planted}.exec(html)`).filter(isMarkup)).toHaveLength(1)
})

it('a named group or a look-behind is no tag', () => {
  expect(expressionsOf('planted.ts', 'const found = /(?<year>\\d+)(?<=a)(?<!b)/.exec(text)').filter(isMarkup)).toEqual([])
})

it('HTML is read as a browser reads it: text with entities and without scripts, fields as a form submits them', () => {
  const html = '<main><h1>A&amp;B<!-- --> <b>C</b></h1><script>let x</script><form action="/x">'
    + '<input name="a" value="1"><input type="checkbox" name="b" value="2"><input type="checkbox" name="c" checked>'
    + '<select name="d"><option value="3">drei</option><option selected>vier</option></select>'
    + '<textarea name="e">&lt;b&gt;</textarea><button name="f" value="5">Los</button></form></main>'
  expect([textOf(html, 'h1'), markupOf(html, 'b')]).toEqual(['A&B C', '<b>C</b>'])
  expect(textPiecesOf(html).slice(0, 2)).toEqual(['A&B', 'C'])
  expect(elements(html, 'form:has([name=a])').map(fieldsOf)).toEqual([{ a: '1', c: 'on', d: 'vier', e: '<b>' }])
})
