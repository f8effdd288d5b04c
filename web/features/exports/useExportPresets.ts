import { graphql, useFragment } from 'react-relay'
import type { useExportPresets_project$key } from '../../__generated__/useExportPresets_project.graphql.ts'
import { changedOptions, fieldOfFormat, type FormatField, type OptionValues } from './exportForms.ts'

/** A preset as the dialog uses it. */
export interface ExportPreset {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly field: FormatField
  /** Those that differ from the defaults. */
  readonly options: OptionValues
}

/** The presets of a project; those of formats that this page does not know are left out. */
export function useExportPresets(projectRef: useExportPresets_project$key): readonly ExportPreset[] {
  const { exportPresets } = useFragment(
    graphql`
      fragment useExportPresets_project on Project {
        exportPresets {
          id
          name
          format
          options
          version
        }
      }
    `,
    projectRef,
  )
  return exportPresets.flatMap(({ id, name, format, options, version }) => {
    const field = fieldOfFormat(format)
    return field === null ? [] : [{ id, name, version, field, options: changedOptions(field, options as OptionValues) }]
  })
}
