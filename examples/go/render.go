// Renders the pages of the content: go run render.go content.json folder
package main

import (
	"encoding/json"
	"html/template"
	"log"
	"os"
	"path/filepath"
	"runtime"
)

type object = map[string]any

var functions = template.FuncMap{
	// The parameters of a partial: names and values in turn.
	"dict": func(pairs ...any) object {
		parameters := object{}
		for at := 0; at+1 < len(pairs); at += 2 {
			parameters[pairs[at].(string)] = pairs[at+1]
		}
		return parameters
	},
	// Whether a value is given: 0 and false are, for which "if" alone prints nothing.
	"given": func(value any) bool { return value != nil },
	// JSON text for an attribute. In a script element html/template writes JSON by itself.
	"json": func(value any) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	},
	// HTML that the site's owner has written.
	"safeHTML": func(html string) template.HTML { return template.HTML(html) },
}

func readContent(file string) (content struct {
	Site  object
	Pages map[string]object
}) {
	reader, err := os.Open(file)
	check(err)
	defer reader.Close()
	decoder := json.NewDecoder(reader)
	decoder.UseNumber()
	check(decoder.Decode(&content))
	return content
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	_, source, _, _ := runtime.Caller(0)
	here := filepath.Dir(source)
	content := readContent(os.Args[1])
	for name, page := range content.Pages {
		templates := template.New("").Funcs(functions)
		template.Must(templates.ParseGlob(filepath.Join(here, "partials", "*.gohtml")))
		template.Must(templates.ParseFiles(filepath.Join(here, "layout.gohtml"), filepath.Join(here, name+".gohtml")))
		file, err := os.Create(filepath.Join(os.Args[2], name+".html"))
		check(err)
		check(templates.ExecuteTemplate(file, "layout.gohtml", object{"site": content.Site, "page": page}))
		check(file.Close())
	}
}
