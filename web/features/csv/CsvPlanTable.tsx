import { Box, Button, Center, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { commonMessages } from '../../messages/common.ts'
import { csvMessages } from '../../messages/csv.ts'
import { readFailure } from '../../relay/errors.ts'
import { CountButton } from '../../ui/CountButton.tsx'
import type { CsvOutcome, CsvPlanRow } from './csvPlan.ts'
import type { ShownPlan } from './useCsvPlan.ts'

const words = csvMessages

/** The outcomes in the order a person asks for them, each with the color of its name. */
const OUTCOMES = ['REFUSE', 'CREATE', 'CHANGE', 'SKIP'] as const
const COLORS: Readonly<Record<CsvOutcome, string>> = {
  CREATE: 'fg.success', CHANGE: 'accent.fg', SKIP: 'fg.muted', REFUSE: 'fg.error',
}
/** Rows the browser may pass over while they are out of sight, with their usual height. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicSize: 'auto 41px' } as const

type CsvPlanTableProps = {
  plan: ShownPlan
  isLoading: boolean
  onOutcomeChosen: (outcome: CsvOutcome | null) => void
  onMoreWanted: () => void
}

/** What an import would do, row by row, by outcome. */
export function CsvPlanTable({ plan, isLoading, onOutcomeChosen, onMoreWanted }: CsvPlanTableProps) {
  const { counts, outcome, rows, endCursor } = plan
  const all = OUTCOMES.reduce((sum, each) => sum + counts[each], 0)
  const shown = outcome === null ? all : counts[outcome]
  return (
    <Box>
      <Flex role="group" aria-label={words.outcomeFilter} wrap="wrap" gap="1.5" mb="3">
        <CountButton
          label={words.everything} count={words.rowCount(all)}
          isChosen={outcome === null} onChosen={() => onOutcomeChosen(null)}
        />
        {OUTCOMES.filter((each) => counts[each] > 0).map((each) => (
          <CountButton
            key={each} label={words.outcomes[each]} count={words.rowCount(counts[each])} color={COLORS[each]}
            isChosen={outcome === each} onChosen={() => onOutcomeChosen(each)}
          />
        ))}
      </Flex>
      <Box
        borderWidth="1px" borderRadius="card" maxHeight="min(26rem, 44vh)" overflowY="auto" tabIndex={0} bg="bg.panel"
        focusVisibleRing="inside" role="region" aria-label={words.plan} aria-busy={isLoading}
        opacity={isLoading ? 0.6 : 1} transition="opacity 120ms"
      >
        {all === 0 ? (
          <Center py="10" px="4" color="fg.muted" textStyle="sm">{words.noRows}</Center>
        ) : (
          <chakra.ol listStyleType="none" aria-label={words.plan}>
            {rows.map((row, index) => <PlanRow key={`${row.line} ${index}`} row={row} />)}
          </chakra.ol>
        )}
        {endCursor !== null ? (
          <HStack justify="center" gap="3" py="3" borderTopWidth="1px">
            <Text textStyle="sm" color="fg.muted">{words.shownOf(rows.length, shown)}</Text>
            <Button onClick={onMoreWanted} loading={isLoading} loadingText={commonMessages.showMore}>
              {commonMessages.showMore}
            </Button>
          </HStack>
        ) : null}
      </Box>
    </Box>
  )
}

function PlanRow({ row }: { row: CsvPlanRow }) {
  return (
    <Box
      as="li" px="4" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} textStyle="sm" style={OUT_OF_SIGHT}
    >
      <Flex columnGap="3" align="baseline" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Text
          textStyle="mono" color="fg.muted" width={{ sm: '2.75rem' }} textAlign="end" flexShrink="0"
          title={words.line(row.line)}
        >
          {row.line}
        </Text>
        <Text width="5.25rem" flexShrink="0" fontWeight="medium" color={COLORS[row.outcome]}>
          {words.outcomes[row.outcome]}
        </Text>
        <Box flex={{ base: '1 0 100%', sm: '1' }} minWidth="0">
          <Text truncate color={row.outcome === 'SKIP' ? 'fg.muted' : 'fg'} title={row.name}>
            {row.name || <Box as="span" color="fg.muted">{words.unnamed}</Box>}
          </Text>
          {row.failures.map((failure) => (
            <Text key={failure.message} color="fg.error">{readFailure(failure)}</Text>
          ))}
          {row.changes.length > 0 && row.outcome !== 'CREATE' ? (
            <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="0.5" mt="0.5">
              {row.changes.map((change) => <ChangeOfColumn key={change.column} change={change} />)}
            </Flex>
          ) : null}
        </Box>
      </Flex>
    </Box>
  )
}

function ChangeOfColumn({ change: { column, from, to } }: { change: CsvPlanRow['changes'][number] }) {
  return (
    <HStack as="li" gap="1.5" minWidth="0" maxWidth="full" title={words.change(column, from, to)}>
      <Text color="fg.muted" flexShrink="0">{column}</Text>
      <Text color="fg.muted" truncate maxWidth="12rem" textDecoration={from ? 'line-through' : undefined}>
        {from || words.emptyValue}
      </Text>
      <Box color="fg.muted" flexShrink="0"><ArrowRight size={12} aria-hidden /></Box>
      <Text truncate maxWidth="14rem">{to || words.emptyValue}</Text>
    </HStack>
  )
}
