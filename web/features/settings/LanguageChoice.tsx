import { Button, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { chooseLanguage } from '../../lib/chooseLanguage.ts'
import { commonMessages } from '../../messages/common.ts'
import { LANGUAGES, LANGUAGE_NAMES, shownLanguage } from '../../messages/language.ts'

/** The language of the product on this device; a choice reloads the page. */
export function LanguageChoice() {
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={commonMessages.language}>
      {LANGUAGES.map((language) => {
        const isShown = language === shownLanguage()
        return (
          <Button
            key={language} lang={language} aria-pressed={isShown} minWidth="32" justifyContent="space-between"
            onClick={() => void chooseLanguage(language)}
            _pressed={{ borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' }}
          >
            {LANGUAGE_NAMES[language]}
            {isShown ? <Check aria-hidden /> : null}
          </Button>
        )
      })}
    </Flex>
  )
}
