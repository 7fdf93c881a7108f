import Eye from 'virtual:lucide/eye';
import EyeOff from 'virtual:lucide/eye-off';
import { type ComponentProps, useState } from 'react';
import { controlTexts } from '#texts/controls.ts';
import { IconButton } from './IconButton.tsx';
import { TextInput } from './TextInput.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-14"
      />
      <IconButton
        label={isShown ? controlTexts.hidePassword : controlTexts.showPassword}
        className="absolute! inset-y-0 right-0.5 my-auto"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
