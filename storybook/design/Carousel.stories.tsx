import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Carousel } from '../../ui/design/Carousel.tsx'
import { onPage } from '../decorators/on-page.tsx'

const words = { previous: 'Vorherige', next: 'Nächste', pause: 'Anhalten', resume: 'Weiterlaufen lassen' }
const slides = Array.from({ length: 7 }, (_, index) => <a key={index} href={`#${index}`}>Linse {index + 1}</a>)

const meta = {
  component: Carousel, decorators: [onPage], args: { slides, view: 'several', name: 'Linsen', words },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list', { name: 'Linsen' })
/** How many slides are fully visible. */
const visibleSlides = (row: HTMLElement): number => {
  const { left, right } = row.getBoundingClientRect()
  return [...row.children].map((slide) => slide.getBoundingClientRect())
    .filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length
}

export const Several: Story = {}
export const One: Story = { args: { view: 'one', slides: slides.slice(0, 3) } }

export const WithButtons: Story = {
  args: { view: 'one', slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const [canvas, row] = [within(canvasElement), rowOf(canvasElement)]
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste' }))
    await waitFor(() => expect(Math.ceil(row.scrollLeft)).toBeGreaterThanOrEqual(row.scrollWidth - row.clientWidth))
    await expect(canvas.getByRole('button', { name: 'Weiterlaufen lassen' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste' }))
    await waitFor(() => expect(row.scrollLeft).toBe(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige' }))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(row.clientWidth / 2))
    row.focus()
    await expect(row).toHaveFocus()
  },
}
export const VisibleSlides: Story = {
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement)
    const expected = innerWidth >= 1280 ? 5 : innerWidth >= 1023 ? 4 : innerWidth >= 768 ? 3 : 2
    await expect(visibleSlides(row)).toBe(expected)
    await expect(getComputedStyle(row).columnGap).toBe('30px')
  },
}
