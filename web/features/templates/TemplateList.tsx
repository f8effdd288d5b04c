import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { TemplateList_organization$key } from '../../__generated__/TemplateList_organization.graphql.ts'
import type { TemplateListPaginationQuery } from '../../__generated__/TemplateListPaginationQuery.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { templateMessages } from '../../messages/templates.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { TemplateFacts } from './TemplateFacts.tsx'
import { useDeleteTemplate } from './templateChanges.ts'
import { later } from '../../ui/later.tsx'

const EditTemplateDialog = later(async () => (await import('./EditTemplateDialog.tsx')).EditTemplateDialog)

const words = templateMessages

/** What is done with a template; it stays while its dialog closes. */
type Asked = { readonly what: 'edit' | 'delete'; readonly id: string; readonly isOpen: boolean }

/** The templates of an organization, with renaming and deleting them. */
export function TemplateList({ organizationRef }: { organizationRef: TemplateList_organization$key }) {
  const { data } = useLiveList<TemplateListPaginationQuery, TemplateList_organization$key>(
    graphql`
      fragment TemplateList_organization on Organization
      @refetchable(queryName: "TemplateListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        projectTemplates(first: $count, after: $cursor) @connection(key: "TemplateList_projectTemplates") {
          __id
          edges {
            node {
              id
              name
              note
              version
              createdAt
              createdBy {
                name
              }
              viewerCanEdit
              ...TemplateFacts_template
            }
          }
        }
      }
    `,
    organizationRef,
    ({ isOrganizationChanged }) => isOrganizationChanged,
  )
  const { __id: connectionId, edges } = data.projectTemplates
  const templates = edges.map(({ node }) => node)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [deleteTemplate] = useDeleteTemplate()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const asker = useRef<HTMLButtonElement | null>(null)
  const about = templates.find(({ id }) => id === asked?.id)
  const close = (): void => setAsked((before) => before && { ...before, isOpen: false })
  if (templates.length === 0) return <Text textStyle="sm" color="fg.muted">{words.empty}</Text>
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {templates.map(({ id, name, createdAt, createdBy, viewerCanEdit, ...template }) => (
          <HStack as="li" key={id} gap="3" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} align="start">
            <Box flex="1" minWidth="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">{name}</Text>
              <TemplateFacts templateRef={template} />
              <Text textStyle="xs" color="fg.muted">
                {createdBy ? words.savedBy(createdBy.name, longDate(createdAt)) : words.savedOn(longDate(createdAt))}
              </Text>
            </Box>
            {viewerCanEdit ? (
              <RowMenu
                label={words.menu(name)}
                ref={(button) => {
                  if (button) buttons.current.set(id, button)
                }}
                items={[{ value: 'edit', label: words.edit }, { value: 'delete', label: words.delete, isDanger: true }]}
                onChosen={(value) => {
                  asker.current = buttons.current.get(id) ?? null
                  setAsked({ what: value === 'edit' ? 'edit' : 'delete', id, isOpen: true })
                }}
              />
            ) : null}
          </HStack>
        ))}
      </Stack>
      {asked?.what === 'edit' && about ? (
        <EditTemplateDialog
          key={about.id} template={{ id: about.id, name: about.name, note: about.note, version: about.version }}
          isOpen={asked.isOpen} returnFocus={asker} onClose={close}
        />
      ) : null}
      {asked?.what === 'delete' && about ? (
        <ConfirmedChange
          isOpen={asked.isOpen} variant="danger" title={words.deleteTitle(about.name)} message={words.deleteLine}
          confirmText={words.deleteAction} returnFocus={asker} onCancel={close}
          onConfirm={() => deleteTemplate({ templateId: about.id, name: about.name, connectionId })}
        />
      ) : null}
    </>
  )
}
