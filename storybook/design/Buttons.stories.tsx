import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/design/Button.tsx'
import { ButtonLink } from '../../ui/design/ButtonLink.tsx'
import { Icon } from '../../ui/design/Icon.tsx'
import { Cluster, Stack } from '../../ui/design/Layout.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = { component: Button, decorators: [onPage], args: { children: 'In den Warenkorb' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Busy: Story = { args: { isBusy: true } }
export const Disabled: Story = { args: { disabled: true } }

export const All: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </Cluster>
      <Cluster>
        <Button size="large"><Icon name="cart" />In den Warenkorb</Button>
        <Button size="large" variant="secondary" isBusy>Wird geprüft</Button>
        <ButtonLink to="/" variant="secondary">Zur Startseite<Icon name="arrow-right" /></ButtonLink>
      </Cluster>
      <Button isWide size="large">Zahlungspflichtig bestellen</Button>
    </Stack>
  ),
}
