import { FormattedMessage } from 'react-intl'
import type { DeviceCompany } from '../../domain/product/medical-device.ts'
import { DefinitionRows, type DefinitionRow } from '../design/DefinitionRows.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import type { ShownDevice } from './shown-device.ts'

const companyRow = (term: DefinitionRow['term'], company: DeviceCompany | undefined): readonly DefinitionRow[] =>
  company === undefined ? [] : [{ term, value: <>{company.name}, {company.address}</> }]

const deviceRows = (device: ShownDevice): readonly DefinitionRow[] => {
  const { notifiedBody, udiDi, storage, instructions } = device
  return [
    ...companyRow(<FormattedMessage id="medical_device.manufacturer" />, device.manufacturer),
    ...companyRow(<FormattedMessage id="medical_device.eu_representative" />, device.euRepresentative),
    ...companyRow(<FormattedMessage id="medical_device.swiss_representative" />, device.swissRepresentative),
    ...(notifiedBody === undefined ? [] : [{
      term: <FormattedMessage id="medical_device.ce" />,
      value: <FormattedMessage id="medical_device.notified_body" values={{ number: notifiedBody }} />,
    }]),
    ...(udiDi === undefined ? [] : [{ term: <FormattedMessage id="medical_device.udi_di" />, value: udiDi }]),
    ...(storage === undefined ? [] : [{
      term: <FormattedMessage id="medical_device.storage" />, value: <span lang={storage.locale}>{storage.text}</span>,
    }]),
    ...(instructions === undefined ? [] : [{
      term: <FormattedMessage id="medical_device.instructions" />,
      value: (
        <a href={instructions.text} hrefLang={instructions.locale} rel="noopener noreferrer">
          <FormattedMessage id="medical_device.read" values={{ language: LANGUAGE_NAMES[instructions.locale] }} />
        </a>
      ),
    }]),
  ]
}

/** The data on the label of a medical device. */
export const DeviceView = ({ device }: { readonly device: ShownDevice }) => (
  <section>
    <h2><FormattedMessage id="medical_device.title" /></h2>
    <DefinitionRows rows={deviceRows(device)} />
  </section>
)
