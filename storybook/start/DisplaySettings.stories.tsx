import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/design/Button.tsx'
import { Stack } from '../../ui/design/Layout.tsx'
import { onPage } from '../decorators/on-page.tsx'

/** The display settings for colours, motion and text size. */
const meta = {
  globals: { locale: 'en' },
  decorators: [onPage],
  render: () => <Stack><h1>Other display settings</h1><Button>In the cart</Button></Stack>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const root = (): CSSStyleDeclaration => getComputedStyle(document.documentElement)

export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).borderColor).toBe('rgb(0, 0, 0)')
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(root().getPropertyValue('--duration-calm')).toBe('0s')
  },
}

export const LargeText: Story = {
  globals: { textSize: '400 %' },
  play: async () => {
    await expect(root().fontSize).toBe('64px')
  },
}
