import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Embed } from '../../domain/content/embed.ts'
import { RawHtmlBlockView } from '../../ui/content/blocks/markup-blocks.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { blockContext } from './block-context.ts'

const context = blockContext()
const NOTHING = () => null
const FRAME: Embed = {
  _tag: 'Frame', address: 'https://www.youtube-nocookie.com/embed/1', title: 'Linsen einsetzen', width: 640, height: 360,
}
const TEXT: Embed = {
  _tag: 'Text',
  text: [{
    _tag: 'Paragraph', alignment: 'left', spans: [
      { _tag: 'Words', text: 'Sehen Sie ', marks: [], link: undefined },
      { _tag: 'Words', text: 'selbst', marks: ['bold'], link: undefined },
    ],
  }],
}
const RUNS = '<script>parent.ran=1;top.ran=1</script><img src=x onerror="parent.ran=1"><svg onload="top.ran=1"></svg><p>Werte</p>'

const renderMarkup = (parts: readonly Embed[], title = '') => (
  <RawHtmlBlockView block={{ _tag: 'RawHtml', title, parts, height: 120 }} context={context} draw={NOTHING} />
)

/** Markup that editors embed. */
const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const TextAndFrame: Story = {
  render: () => renderMarkup([TEXT, FRAME]),
  name: 'AS-BLOCK-24 a page of a known host is loaded in a restricted frame after a click',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(await canvas.findByRole('link', { name: 'Inhalt zeigen' }))
    const frame = canvasElement.querySelector('iframe')
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/1')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-forms')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('title', 'Linsen einsetzen')
  },
}

export const FrameWithoutTitle: Story = { render: () => renderMarkup([{ ...FRAME, title: '' }], 'Einsetzen') }

export const Sandboxed: Story = {
  render: () => renderMarkup([{ _tag: 'Markup', html: '<table border="1"><tr><th>R</th><td>-3.25</td></tr></table>' }], 'Werte'),
}

export const MaliciousMarkup: Story = {
  render: () => renderMarkup([{ _tag: 'Markup', html: RUNS }]),
  name: 'AS-BLOCK-24 sandboxed markup runs no script in the page, even if it was not sanitised',
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('Eingebetteter Inhalt')
    frame.loading = 'eager'
    if (frame.contentWindow === null) throw new Error('There is no frame')
    await new Promise<void>((resolve) => {
      frame.addEventListener('load', () => { resolve() }, { once: true })
      frame.srcdoc += ' '
    })
    await expect(frame.contentDocument).toBeNull()
    await expect('ran' in window).toBe(false)
  },
}
