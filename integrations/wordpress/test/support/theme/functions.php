<?php
add_theme_support( 'title-tag' );
register_sidebar( array( 'id' => 'side', 'name' => 'Side' ) );
