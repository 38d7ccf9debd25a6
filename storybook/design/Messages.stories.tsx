import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/design/Badge.tsx'
import type { BadgeTone } from '../../ui/design/Badge.tsx'
import { Chip } from '../../ui/design/Chip.tsx'
import { Cluster, Stack } from '../../ui/design/Layout.tsx'
import { Notice } from '../../ui/design/Notice.tsx'
import { ProgressBar } from '../../ui/design/ProgressBar.tsx'
import { Rating } from '../../ui/design/Rating.tsx'
import { Skeleton } from '../../ui/design/Skeleton.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const TONES: readonly BadgeTone[] = ['disabled', 'warning', 'danger', 'success', 'brand-secondary', 'default']

export const Badges: Story = { render: () => <Cluster>{TONES.map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}</Cluster> }

export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice tone="info" title="Gut zu wissen"><p>Linsen können vierzehn Tage lang zurückgegeben werden.</p></Notice>
      <Notice tone="success">Die Adresse ist gespeichert.</Notice>
      <Notice tone="warning" title="Nur noch 3 Packungen lieferbar">Bitte verringern Sie die Menge.</Notice>
      <Notice tone="danger" title="Das hat nicht geklappt">Bitte versuchen Sie es noch einmal.</Notice>
    </Stack>
  ),
}

export const Chips: Story = {
  render: () => (
    <Cluster>
      <Chip to="/?a" removeLabel="Filter Acuvue entfernen">Acuvue</Chip>
      <Chip to="/?b" removeLabel="Filter Tageslinsen entfernen">Tageslinsen</Chip>
    </Cluster>
  ),
}

export const Ratings: Story = {
  render: () => (
    <Cluster gap="large">
      <Rating label="4 von 5 Sternen" />
      <Rating value={4.5} label="4,5 von 5 Sternen" />
      <Rating value={0} label="0 von 5 Sternen" />
      <Rating value={7} label="5 von 5 Sternen" />
    </Cluster>
  ),
}

export const Loading: Story = {
  render: () => (
    <Stack>
      <ProgressBar value={65} max={100} label="Noch CHF 35.00 bis zum Gratisversand" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="button" />
    </Stack>
  ),
}
