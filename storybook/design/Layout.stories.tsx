import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../../ui/design/Breadcrumbs.tsx'
import { DefinitionRows } from '../../ui/design/DefinitionRows.tsx'
import { Disclosure } from '../../ui/design/Disclosure.tsx'
import { Icon } from '../../ui/design/Icon.tsx'
import { ICON_NAMES } from '../../ui/design/icon-names.ts'
import { Cluster, Grid, Stack } from '../../ui/design/Layout.tsx'
import { Picture } from '../../ui/design/Picture.tsx'
import { Unbroken } from '../../ui/design/Unbroken.tsx'
import text from '../../ui/design/text.module.css'
import { onPage } from '../decorators/on-page.tsx'

const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const BreadcrumbPath: Story = {
  render: () => (
    <Breadcrumbs
      label="Sie sind hier"
      items={[{ label: 'Startseite', to: '/' }, { label: 'Kontaktlinsen', to: '/c/lens' }, { label: 'Tageslinsen' }]}
    />
  ),
}

export const Facts: Story = {
  render: () => (
    <Grid columns="halves" gap="large">
      <DefinitionRows
        rows={[
          { term: 'Material', value: 'Comfilcon A' }, { term: 'Wassergehalt', value: '48 %' },
          { term: 'UV-Schutz', value: 'nein' },
        ]}
      />
      <DefinitionRows
        look="plain"
        rows={[
          { term: 'Zwischensumme', value: 'CHF 98.00' }, { term: 'Versand', value: 'CHF 7.90' },
          { term: 'Total', value: 'CHF 105.90', isStrong: true },
        ]}
      />
    </Grid>
  ),
}

export const Disclosures: Story = {
  render: () => (
    <>
      <Disclosure summary="Lieferung und Rückgabe" isOpen>Vierzehn Tage Zeit, per Post.</Disclosure>
      <Disclosure summary="Beschreibung">Eine Monatslinse.</Disclosure>
    </>
  ),
}

export const Icons: Story = {
  render: () => <Cluster gap="medium">{ICON_NAMES.map((name) => <Icon key={name} name={name} />)}</Cluster>,
}

export const Typography: Story = {
  render: () => (
    <Stack>
      <p className={text['eyebrow']}>Monatslinse</p>
      <h1>Biofinity toric</h1>
      <h2>Werte für beide Augen</h2>
      <h3>Rechtes Auge</h3>
      <p className={text['lead']}>Für klares Sehen bei Hornhautverkrümmung.</p>
      <p>Fliesstext in normaler Grösse. Ein <a href="#ziel">Verweis</a> im Text.</p>
      <p className={text['value']}>-2.25 / -1.25 / 90°</p>
      <p>
        <span className={text['priceLarge']}>CHF 45.00</span>{' '}
        <s className={text['priceStruck']}>CHF 50.00</s>{' '}
        <span className={text['saving']}>CHF 5.00 gespart</span>
      </p>
    </Stack>
  ),
}

/** At the end of a line, a number and a date wrap as a whole. */
export const Numbers: Story = {
  render: () => (
    <p style={{ width: '14rem' }}>
      Ihre Bestellung <Unbroken>IR-2026-000012</Unbroken> kommt am <Unbroken>12. November 2026</Unbroken> bei Ihnen an.
    </p>
  ),
}

export const Cards: Story = {
  render: () => (
    <Grid columns="home" as="ul">
      {['1001', '1002', '1003', '1004'].map((id) => (
        <li key={id}><Picture path={`p/${id}/front`} alt="" width={300} height={300} />Produkt {id}</li>
      ))}
    </Grid>
  ),
}
