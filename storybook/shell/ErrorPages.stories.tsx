import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/design/Button.tsx'
import { ButtonLink } from '../../ui/design/ButtonLink.tsx'
import { ErrorScreenView } from '../../ui/shell/ErrorScreenView.tsx'
import { ErrorView } from '../../ui/shell/ErrorView.tsx'
import { LostLensPicture } from '../../ui/shell/LostLensPicture.tsx'
import { NotFoundView } from '../../ui/shell/NotFoundView.tsx'
import { MessageText } from '../decorators/messages.tsx'

const meta = {
  component: NotFoundView,
  args: {
    phone: '0800 474 700', email: 'hilfe@iris.example', homePath: '/',
    links: [{ title: 'Kontaktlinsen', to: '/c/lens' }, { title: 'Pflegemittel', to: '/c/lenscare' }],
    onBack: () => undefined,
  },
} satisfies Meta<typeof NotFoundView>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const OrderNotFound: Story = { args: { message: 'error.order_not_found' } }
export const NotFoundInFrench: Story = { globals: { locale: 'fr' } }
export const Failed: Story = { render: () => <ErrorView homePath="/" retryPath="/c/lens" onBack={() => undefined} /> }
export const FailedWithReason: Story = {
  render: () => (
    <ErrorView
      text={<MessageText message={{ id: 'error.service_unavailable', values: {} }} />}
      homePath="/"
      retryPath="/c/lens"
      onBack={() => undefined}
    />
  ),
}
export const FailedInEnglish: Story = { ...Failed, globals: { locale: 'en' } }

const PATHS = {
  primary: <ButtonLink to="/">Zur Startseite</ButtonLink>,
  secondary: <Button variant="secondary">Zurück</Button>,
}
export const ErrorScreen: Story = {
  render: () => <ErrorScreenView title="Das hat nicht geklappt" description="Bitte versuchen Sie es noch einmal." {...PATHS} />,
}
const LONG_TEXT = 'Vielleicht ist die Adresse falsch geschrieben, vielleicht führen wir das Produkt nicht mehr. '
  + 'Unsere Beratung hilft gern weiter.'
export const ErrorScreenLongText: Story = {
  render: () => (
    <ErrorScreenView
      picture={<LostLensPicture />}
      title="Die Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung gibt es nicht mehr"
      description={LONG_TEXT}
      {...PATHS}
    >
      <p>Montag bis Freitag von 8 bis 18 Uhr</p>
    </ErrorScreenView>
  ),
}
