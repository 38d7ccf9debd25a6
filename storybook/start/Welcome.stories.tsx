import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../ui/design/Layout.tsx'
import text from '../../ui/design/text.module.css'
import { onPage } from '../decorators/on-page.tsx'
import css from './start.module.css'

/** An introduction for new readers. */
const meta = { globals: { locale: 'en' }, decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ToStory = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <a href={`/?path=/story/${id}`} target="_top">{children}</a>
)

export const Welcome: Story = {
  render: () => (
    <div className={css['words']}>
      <Stack gap="large">
        <p className={text['eyebrow']}>Iris</p>
        <h1>Every screen of the shop, in every state</h1>
        <p className={text['lead']}>
          People put these lenses on their eyes. The shop should feel like a good optician: calm, precise, quick, never pushing.
        </p>
        <h2>Start here</h2>
        <ul>
          <li><ToStory id="journeys-buying--buy-a-lens">Buy a lens</ToStory>: the whole shop to click through and restart</li>
          <li><ToStory id="introduction-tokens--colours">Tokens</ToStory>: colours, spacing, type, corners and shadows by name</li>
          <li><ToStory id="introduction-icons--all">Icons</ToStory>: every icon with its name</li>
          <li>
            <ToStory id="introduction-brands--brands-and-languages">Brands and languages</ToStory>: five brands and four
            languages, side by side
          </li>
        </ul>
        <h2>The sidebar</h2>
        <p>
          In the order of a purchase: shop, orders, account. The parts of every page follow, and then the design system, whose components
          have no shop texts.
        </p>
        <h2>Names of states</h2>
        <ul>
          <li><strong>Default</strong>: as most visitors see it</li>
          <li><strong>Empty</strong>: no data yet, and what to do next</li>
          <li><strong>Long text</strong>: names that do not fit, in the longest language</li>
          <li><strong>Busy</strong> or <strong>Loading</strong>: a request without a response yet</li>
          <li><strong>Refused</strong> and <strong>Failed</strong>: an error, its reason, and what to do</li>
        </ul>
      </Stack>
    </div>
  ),
}

export const Switches: Story = {
  render: () => (
    <div className={css['words']}>
      <Stack gap="large">
        <h1>The toolbar above every story</h1>
        <ul>
          <li>
            <strong>Brand</strong>, <strong>language</strong> and <strong>tone</strong>: the tone is the brand’s unless it is
            set
          </li>
          <li><strong>Width</strong>: phone 375, tablet 768, desktop 1280</li>
          <li><strong>Vision</strong>, the figure with spread arms: blurred, as without lenses, and colour blindness</li>
          <li><strong>Colours</strong>: forced, similar to an operating system</li>
          <li><strong>Motion</strong>: reduced, as the system setting requests it</li>
          <li><strong>Text size</strong>: 200 and 400 per cent; nothing may be cut off</li>
        </ul>
        <h2>Stories that prove a rule</h2>
        <p>
          A story whose name starts with a rule id is a test that can be viewed. The sidebar hides these stories; the filter next to the
          search shows them with the tag <code>rule</code>.
        </p>
        <h2>A new screen</h2>
        <p>
          Render the view without a use case, pass its data as arguments, and write one story for each state. The samples beside the
          stories contain demo data. A state that only a story shows is not a state of the shop: delete it.
        </p>
      </Stack>
    </div>
  ),
}

export const Principles: Story = {
  render: () => (
    <div className={css['words']}>
      <Stack gap="large">
        <h1>Principles of every screen</h1>
        <h2>Readable without lenses</h2>
        <p>Large type for the values of a lens, high contrast, no thin grey. Check every screen with blurred vision.</p>
        <h2>No layout shifts</h2>
        <p>
          Space is reserved for content that loads late. Every action responds at once: pressed, busy, done. Motion shows where an element
          went, and is off with reduced motion.
        </p>
        <h2>Consistent values</h2>
        <p>A price, a day or a total that is shown twice has the same value.</p>
        <h2>Input is preserved</h2>
        <p>An error is shown beside its field, and in a list at the top. It explains what is missing and what to do.</p>
        <h2>Five shops</h2>
        <p>A brand is a set of tokens, a logo and a tone. A screen never chooses a colour by the name of a brand.</p>
        <h2>Texts</h2>
        <p>Short, kind, exact, in four languages and two tones. No exclamation marks, no scarcity.</p>
      </Stack>
    </div>
  ),
}
