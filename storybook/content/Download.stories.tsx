import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadPageView } from '../../ui/content/DownloadPageView.tsx'

/** The link to download a file. */
const meta = { parameters: { path: '/download' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const file = (name: string): Story => ({ render: () => <DownloadPageView name={name} address="https://a.storyblok.com/f/1/x.pdf" /> })

export const File: Story = file('Merkblatt Linsen.pdf')
export const InFrench: Story = { ...File, globals: { locale: 'fr', brand: 'mrlens' } }
export const LongName: Story = file(`${'Sicherheitsdatenblatt-Kontaktlinsenpflegemittel-'.repeat(4)}.docx`)
