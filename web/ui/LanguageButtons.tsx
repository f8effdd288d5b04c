import { Flex, chakra } from '@chakra-ui/react'
import { chooseLanguage } from '../lib/chooseLanguage.ts'
import { commonMessages } from '../messages/common.ts'
import { LANGUAGES, LANGUAGE_NAMES, shownLanguage } from '../messages/language.ts'

/** The languages as words in a row; the one on the screen stands out. */
export function LanguageButtons() {
  return (
    <Flex role="group" aria-label={commonMessages.language} columnGap="4">
      {LANGUAGES.map((language) => (
        <chakra.button
          key={language} type="button" lang={language} aria-pressed={language === shownLanguage()} minHeight="6"
          color="fg.muted" cursor="pointer" borderRadius="control" focusVisibleRing="outside"
          onClick={() => void chooseLanguage(language)} _hover={{ color: 'fg', textDecoration: 'underline' }}
          _pressed={{ color: 'fg', fontWeight: 'medium' }} css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
        >
          {LANGUAGE_NAMES[language]}
        </chakra.button>
      ))}
    </Flex>
  )
}
