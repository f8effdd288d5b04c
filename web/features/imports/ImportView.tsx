import { Box, Button, Center, Heading, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ImportView_import$key } from '../../__generated__/ImportView_import.graphql.ts'
import type { ImportViewRefetchQuery } from '../../__generated__/ImportViewRefetchQuery.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { boardPath, versionPath } from '../../lib/boardPath.ts'
import { longDate, relativeTime } from '../../lib/dates.ts'
import { useLatest } from '../../lib/useLatest.ts'
import { importMessages } from '../../messages/imports.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { readFailure } from '../../relay/errors.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { useLiveChanges } from '../live/useLive.ts'
import { EncodingChoices } from '../textFiles/EncodingChoices.tsx'
import { ImportFoot, ReadingFoot } from './ImportFoot.tsx'
import { ImportOptions } from './ImportOptions.tsx'
import { type Effect, ImportPlan, PAGE_SIZE } from './ImportPlan.tsx'
import { summaryOf } from './importLook.ts'
import { useReadAgain } from './importChanges.ts'
import { UndoImport } from './UndoImport.tsx'

const words = importMessages
/** Between two looks at an import that is being read, in milliseconds: its events may be missed. */
const LOOK_MS = 2_000
/** The most items of one request. */
const MOST_ROWS = 200
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type ImportViewProps = { importRef: ImportView_import$key; projectId: string; canEdit: boolean }

/** An import as it is: being read, refused, planned, applied or undone. */
export function ImportView({ importRef, projectId, canEdit }: ImportViewProps) {
  const [found, refetch] = useRefetchableFragment<ImportViewRefetchQuery, ImportView_import$key>(
    graphql`
      fragment ImportView_import on Import
      @refetchable(queryName: "ImportViewRefetchQuery")
      @argumentDefinitions(changes: { type: "[ImportChange!]" }, count: { type: "Int", defaultValue: 100 }) {
        id
        status
        reader
        fileName
        bytes
        options
        digest
        requestedBy {
          name
        }
        failure {
          ...useFailureText_failure
        }
        encodings {
          # EncodingChoices shows both.
          # eslint-disable-next-line relay/unused-fields
          encoding
          # eslint-disable-next-line relay/unused-fields
          lines
        }
        warnings {
          # readFailure reads them.
          # eslint-disable-next-line relay/unused-fields
          reason
          # eslint-disable-next-line relay/unused-fields
          params
          message
        }
        counts {
          # The summary reads them.
          # eslint-disable-next-line relay/unused-fields
          change
          # eslint-disable-next-line relay/unused-fields
          count
          # eslint-disable-next-line relay/unused-fields
          acceptedCount
        }
        ...ImportOptions_import
        versions {
          id
        }
        storyboard {
          id
        }
        appliedAt
        undoneAt
        expiresAt
        ...ImportPlan_import @arguments(changes: $changes, count: $count)
      }
    `,
    importRef,
  )
  const { id, status, reader, fileName, bytes, digest, failure, encodings, warnings, counts } = found
  const failureText = useFailureText(failure)
  const { options, readAgain, isSending } = useReadAgain(found)
  const isRead = status === 'QUEUED' || status === 'READING'
  const [shown, setShown] = useState<Effect | null>(null)
  const loadedCount = useRef(PAGE_SIZE)
  function look(effect = shown): void {
    startTransition(() => {
      const count = effect === shown ? Math.min(MOST_ROWS, loadedCount.current) : PAGE_SIZE
      refetch({ changes: effect === null ? null : [effect], count }, { fetchPolicy: 'store-and-network' })
    })
  }
  useLiveChanges(({ areImportsChanged }, isOwn) => {
    // What this page changes is in its answers.
    if (areImportsChanged && !isOwn) look()
  })
  const latestLook = useLatest(look)
  useEffect(() => {
    if (!isRead) return
    const timer = setInterval(() => latestLook.current(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isRead, latestLook])
  function show(effect: Effect | null): void {
    setShown(effect)
    look(effect)
  }
  const summary = summaryOf(counts)
  const isReady = status === 'READY'
  const onOptions = canEdit && (isReady || isRead || status === 'REFUSED') ? readAgain : null
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={2}>{fileName}</Heading>
        <FactLine
          facts={[
            words.facts(words.readers[reader] ?? reader, readableBytes(bytes)),
            found.requestedBy ? words.by(found.requestedBy.name) : null,
            status === 'UNDONE' ? null : words.expires(longDate(found.expiresAt)),
          ]}
        />
      </Stack>
      {isRead && counts.length === 0 ? (
        <Center minHeight="14rem" borderWidth="1px" borderRadius="card" bg="bg.panel" role="status">
          <Stack align="center" gap="3" textAlign="center" px="4">
            <Spinner color="fg.muted" />
            <Text>{words.reading(fileName)}</Text>
            <Text textStyle="sm" color="fg.muted">{words.readingLine}</Text>
          </Stack>
        </Center>
      ) : null}
      {status === 'REFUSED' ? (
        <State icon={<CircleAlert {...ICON} />} color="fg.error" title={words.refused(fileName)} line={failureText}>
          {encodings.length > 0 ? (
            <EncodingChoices
              fileName={fileName} choices={encodings} isDecoding={isSending}
              onChosen={(encoding) => readAgain({ ...options, encoding })}
            />
          ) : null}
        </State>
      ) : null}
      {status === 'APPLIED' ? (
        <State
          icon={<CircleCheck {...ICON} />} color="fg.success" title={words.appliedTitle}
          line={words.appliedLine(summary.accepted, relativeTime(found.appliedAt ?? ''))}
        >
          <HStack gap="2" wrap="wrap">
            <Button asChild variant="solid">
              <Link to={boardPath(projectId, found.storyboard?.id)}>{words.toBoard}</Link>
            </Button>
            {found.versions.map((version) => (
              <Button key={version.id} asChild>
                <Link to={versionPath(projectId, version.id)}>{words.versionBefore}</Link>
              </Button>
            ))}
            {canEdit ? <UndoImport importId={id} fileName={fileName} /> : null}
          </HStack>
        </State>
      ) : null}
      {status === 'UNDONE' ? (
        <State
          icon={<Undo2 {...ICON} />} color="fg.muted" title={words.undoneTitle}
          line={words.undoneLine(relativeTime(found.undoneAt ?? ''))}
        />
      ) : null}
      {warnings.length > 0 ? (
        <Stack gap="1" role="note" borderWidth="1px" borderRadius="card" px="4" py="3" borderColor="warning.border">
          <Text fontWeight="semibold" textStyle="sm">{words.warnings}</Text>
          {warnings.map((warning) => (
            <Text key={warning.message} textStyle="sm" color="fg.soft" overflowWrap="anywhere">
              {readFailure(warning)}
            </Text>
          ))}
        </Stack>
      ) : null}
      <ImportOptions importRef={found} options={options} onOptions={onOptions} />
      {isReady || counts.length > 0 ? (
        <ImportPlan
          importRef={found} projectId={projectId} isOpen={isReady && canEdit}
          options={options} onOptions={onOptions}
          shown={shown} onShown={show}
          onLoaded={(count) => { loadedCount.current = Math.max(PAGE_SIZE, count) }}
        />
      ) : null}
      {isRead && counts.length > 0 ? <ReadingFoot fileName={fileName} /> : null}
      {isReady && digest ? (
        <ImportFoot
          importId={id} digest={digest} fileName={fileName} summary={summary} projectId={projectId} canEdit={canEdit}
          onRefused={() => look()}
        />
      ) : null}
    </Stack>
  )
}

type StateProps = { icon: ReactNode; color: string; title: string; line: string | null; children?: ReactNode }

/** What became of an import, and what can be done now. */
function State({ icon, color, title, line, children }: StateProps) {
  return (
    <Stack gap="4" borderWidth="1px" borderRadius="card" bg="bg.panel" px="5" py="4" role="status">
      <HStack gap="3" align="flex-start">
        <Box color={color} pt="0.5">{icon}</Box>
        <Stack gap="0.5" minWidth="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">{title}</Text>
          {line ? <Text color="fg.muted" textStyle="sm">{line}</Text> : null}
        </Stack>
      </HStack>
      {children}
    </Stack>
  )
}
