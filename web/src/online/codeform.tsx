import { useState, type ReactNode } from 'react';
import { Form } from './form.tsx';
import { enter } from './session.ts';
import { TextField } from './textfield.tsx';
import { useOnlineText } from './text/texts.ts';

/** Sign-in from another device: accepts the personal code or the whole link that contains it. */
export function CodeForm(): ReactNode {
  const say = useOnlineText();
  const [text, setText] = useState('');
  return (
    <Form
      label={say('entrance.code')}
      submit={say('entrance.comeBack')}
      send={() => enter('/sessions/return', { code: text.trim().split('#').at(-1) })}
    >
      <TextField
        label={say('entrance.code')}
        value={text}
        description={say('entrance.codeWhy')}
        max={300}
        onChange={setText}
      />
    </Form>
  );
}
