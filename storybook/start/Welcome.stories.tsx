import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../ui/design/Layout.tsx'
import text from '../../ui/design/text.module.css'
import { onPage } from '../decorators/on-page.tsx'
import css from './start.module.css'

/** For those who come in here for the first time. */
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
        <h2>Where to begin</h2>
        <ul>
          <li><ToStory id="journeys-buying--buy-a-lens">Buy a lens</ToStory>: the whole shop to click through, and to begin again</li>
          <li><ToStory id="start-here-tokens--colours">Tokens</ToStory>: colours, spaces, type, corners and shadows by name</li>
          <li><ToStory id="start-here-symbols--symbols">Symbols</ToStory>: every symbol with its name</li>
          <li>
            <ToStory id="start-here-brands--brands-and-languages">Brands and languages</ToStory>: five brands, four languages, side
            by side
          </li>
        </ul>
        <h2>How the side is laid out</h2>
        <p>
          Along a shopper’s way: arrive, choose, buy, afterwards. What stands on every page has its own place, and below all of it are
          the parts without words of the shop.
        </p>
        <h2>What the states are called</h2>
        <ul>
          <li><strong>Usual</strong>: as most people see it</li>
          <li><strong>Empty</strong>: nothing there yet, and what to do next</li>
          <li><strong>Long words</strong>: names that do not fit, in the longest language</li>
          <li><strong>Busy</strong> or <strong>Waiting</strong>: pressed, and not answered yet</li>
          <li><strong>Refused</strong> and <strong>Failed</strong>: it did not work, why, and the way out</li>
        </ul>
      </Stack>
    </div>
  ),
}

export const Switches: Story = {
  render: () => (
    <div className={css['words']}>
      <Stack gap="large">
        <h1>The switches above every story</h1>
        <ul>
          <li>
            <strong>Brand</strong>, <strong>language</strong> and <strong>tone</strong>: the tone is the brand’s until it is set
            itself
          </li>
          <li><strong>Width</strong>: phone 375, tablet 768, desktop 1280</li>
          <li><strong>Vision</strong>, the figure with spread arms: blurred, as without lenses in, and blind to a colour</li>
          <li><strong>Colours</strong>: forced, close to what a system does</li>
          <li><strong>Motion</strong>: as somebody sees it who asked the system for less</li>
          <li><strong>Size of text</strong>: 200 and 400 per cent, nothing may be cut off</li>
        </ul>
        <h2>Stories that prove a rule</h2>
        <p>
          A story whose name begins with the id of a rule is a test that can be looked at. These are left out at the side; the filter
          next to the search brings them back under the tag <code>rule</code>.
        </p>
        <h2>A new screen</h2>
        <p>
          Draw the view without a use case behind it, give it its data by hand, and write one story a state. Data of the demo shop comes
          from the samples beside the stories. What only a story shows is not a state of the shop: delete it.
        </p>
      </Stack>
    </div>
  ),
}

export const Principles: Story = {
  render: () => (
    <div className={css['words']}>
      <Stack gap="large">
        <h1>What every screen keeps to</h1>
        <h2>Read without lenses in</h2>
        <p>Large type for the values of a lens, high contrast, no thin grey. Look at every screen with blurred vision.</p>
        <h2>Nothing moves under the finger</h2>
        <p>
          What comes late has its place kept. Every action answers at once: pressed, then busy, then done. Motion says where a thing
          went, and there is none for those who asked for none.
        </p>
        <h2>One promise</h2>
        <p>A price, a day or a total that is shown twice is the same twice.</p>
        <h2>Nothing typed is lost</h2>
        <p>An error stands beside its field, and in a list at the top. It says what is lacking and what to do.</p>
        <h2>Five shops</h2>
        <p>A brand is a set of tokens, a logo and a tone. A screen never asks which brand it is drawn for to choose a colour.</p>
        <h2>Words</h2>
        <p>Short, kind, exact, in four languages and two tones. No exclamation marks, no scarcity.</p>
      </Stack>
    </div>
  ),
}
